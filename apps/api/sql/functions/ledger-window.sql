-- The journal rows of a window as one digest: SHA-256 over the digests of the wallets that moved, in order of player and
-- currency. The digest of a wallet is SHA-256 over its rows as text, in order of `seq`. `moved` has the sum per operator account
-- and currency in hundredths, seen from the players.
CREATE OR REPLACE FUNCTION ledger_window(p_from timestamptz, p_until timestamptz)
RETURNS TABLE (row_count bigint, wallet_count bigint, digest bytea, moved jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH posting AS (
    SELECT j.* FROM journal j WHERE j.at >= p_from AND j.at < p_until
  ), moved_wallet AS (
    SELECT p.player_id, p.currency, count(*) AS row_count, sha256(string_agg(convert_to(
        concat_ws('|', p.player_id, p.currency, p.seq, p.amount, p.balance_after, p.ref,
          (extract(epoch FROM p.at) * 1000000)::bigint, p.kind, p.contra) || E'\n', 'UTF8'), ''::bytea ORDER BY p.seq)) AS digest
      FROM posting p GROUP BY p.player_id, p.currency
  ), account AS (
    SELECT p.contra || ' ' || p.currency AS account_currency, sum(p.amount)::text AS total FROM posting p GROUP BY p.contra, p.currency
  )
  SELECT coalesce(sum(w.row_count), 0)::bigint, count(*),
         sha256(coalesce(string_agg(w.digest, ''::bytea ORDER BY w.player_id, w.currency), ''::bytea)),
         coalesce((SELECT jsonb_object_agg(a.account_currency, a.total) FROM account a), '{}')
    FROM moved_wallet w
$$;

REVOKE EXECUTE ON FUNCTION ledger_window FROM PUBLIC;
