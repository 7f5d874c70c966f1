-- Contacts are found by the number as people write it: 0912… beside +84912….
UPDATE referral_contacts SET search_text = search_text || ' 0' || substr(phone, 4) WHERE phone LIKE '+84%';
