-- The history of limits and breaks stays.
CREATE OR REPLACE TRIGGER play_control_event_stays BEFORE UPDATE OR DELETE ON play_control_event FOR EACH ROW EXECUTE FUNCTION reject_change();
