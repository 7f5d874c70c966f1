-- Staff write offers. `version` counts the writes of one, so that two people at once do not overwrite each other; uses by
-- orders are not counted in it.
ALTER TABLE vouchers ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE promotions ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE flash_sales ADD COLUMN version integer NOT NULL DEFAULT 1;

-- What the bank or wallet calls the transfer of a payout.
ALTER TABLE reward_payouts ADD COLUMN reference text;
