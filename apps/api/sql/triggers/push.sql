-- A push message has a job that sends it.
CREATE OR REPLACE TRIGGER push_message_enqueued AFTER INSERT ON push_message FOR EACH ROW
  EXECUTE FUNCTION enqueue_job('send_push', '7');
