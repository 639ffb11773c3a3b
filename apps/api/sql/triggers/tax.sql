-- A W-9 form is kept for seven years after it was signed.
CREATE OR REPLACE TRIGGER tax_form_kept BEFORE DELETE ON tax_form FOR EACH ROW
  WHEN (OLD.signed_at > now() - interval '7 years') EXECUTE FUNCTION reject_change();

-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER tax_year_form_issued_by_acts BEFORE INSERT OR UPDATE OF issued_by ON tax_year_form FOR EACH ROW
  WHEN (NEW.issued_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('issued_by', 'tax.read');
