-- The history of limits and breaks stays.
CREATE OR REPLACE TRIGGER responsible_play_event_stays BEFORE UPDATE OR DELETE ON responsible_play_event FOR EACH ROW EXECUTE FUNCTION reject_change();
