-- A mail in the outbox has a job that sends it.
CREATE OR REPLACE TRIGGER mail_outbox_enqueued AFTER INSERT ON mail_outbox FOR EACH ROW WHEN (NEW.sent_at IS NULL)
  EXECUTE FUNCTION enqueue_job('send_mail', '10');
