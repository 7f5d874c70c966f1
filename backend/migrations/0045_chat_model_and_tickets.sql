-- What the language model was used for, by whom and on which day in Vietnam: the budget of a day. Deleted after a month.
CREATE TABLE chat_model_usage (
  -- `customer:<id>`; of guests `conversation:<id>`, `address:<keyed hash>` and `guests`; `shop` for all of them together.
  owner text NOT NULL CHECK (char_length(owner) <= 100),
  day date NOT NULL,
  messages integer NOT NULL DEFAULT 0,
  tokens bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, day)
);
CREATE INDEX chat_model_usage_by_day ON chat_model_usage (day);

-- A conversation that a person of the shop was asked into. It lives as long as the conversation itself.
CREATE TABLE chat_tickets (
  id uuid PRIMARY KEY,
  ticket text NOT NULL UNIQUE,
  conversation_id text NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  -- Where an answer goes beside the conversation.
  email text,
  -- E.164
  phone text,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  status text NOT NULL DEFAULT 'NEW' CHECK (status IN ('NEW', 'OPEN', 'ANSWERED', 'CLOSED')),
  -- Who of the staff takes care of it.
  assignee_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  -- When the customer or the shop last did something.
  last_at timestamptz NOT NULL,
  -- By what staff find it.
  staff_text text NOT NULL GENERATED ALWAYS AS (lower(
    ticket || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED
);
CREATE INDEX chat_tickets_by_staff_text ON chat_tickets USING gin (staff_text gin_trgm_ops);
-- Asking twice leads to the same ticket.
CREATE UNIQUE INDEX chat_tickets_not_closed ON chat_tickets (conversation_id) WHERE status <> 'CLOSED';
CREATE INDEX chat_tickets_of_conversation ON chat_tickets (conversation_id);
CREATE INDEX chat_tickets_of_assignee ON chat_tickets (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX chat_tickets_by_time ON chat_tickets (last_at, id);
CREATE INDEX chat_tickets_by_status ON chat_tickets (status, last_at, id);
CREATE INDEX chat_tickets_of_email ON chat_tickets (email) WHERE email IS NOT NULL;
