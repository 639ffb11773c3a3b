-- Other cells learn every change that is decided in the cell that decides for the site.
CREATE OR REPLACE TRIGGER game_switched_for_site AFTER UPDATE OF enabled, off_here ON game FOR EACH ROW
  WHEN ((OLD.enabled, OLD.off_here) IS DISTINCT FROM (NEW.enabled, NEW.off_here)) EXECUTE FUNCTION publish_setting('game', 'id');
CREATE OR REPLACE TRIGGER maintenance_announced_for_site AFTER INSERT ON maintenance_notice FOR EACH ROW
  WHEN (NOT NEW.only_here) EXECUTE FUNCTION publish_setting('maintenance');
CREATE OR REPLACE TRIGGER package_changed_for_site AFTER INSERT OR UPDATE ON coin_package FOR EACH ROW
  EXECUTE FUNCTION publish_setting('package', 'id');
CREATE OR REPLACE TRIGGER policy_switched_for_site AFTER INSERT ON policy_switch FOR EACH ROW
  EXECUTE FUNCTION publish_setting('pack');
CREATE OR REPLACE TRIGGER policy_changed_for_site AFTER INSERT OR UPDATE ON policy_change FOR EACH ROW
  WHEN (NEW.status = 'approved' AND NOT NEW.only_here) EXECUTE FUNCTION publish_setting('region', 'country', 'region');
CREATE OR REPLACE TRIGGER sanctions_list_imported_for_site AFTER INSERT ON sanctions_list FOR EACH ROW
  EXECUTE FUNCTION publish_setting('sanctions');
