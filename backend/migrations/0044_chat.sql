-- Conversations with the assistant. What was said is kept for 30 days after the last message.

CREATE TABLE chat_conversations (
  -- 128 random bits, so that nobody guesses one; who may read it is decided by its owner or its token all the same.
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of a guest: the hash of the token that opens it. Null once an account owns it.
  token_hash text CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  customer_id uuid,
  title text NOT NULL DEFAULT '',
  message_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  CHECK ((customer_id IS NULL) = (token_hash IS NOT NULL))
);
CREATE INDEX chat_conversations_of_customer ON chat_conversations (customer_id, last_at DESC, id) WHERE customer_id IS NOT NULL;
CREATE INDEX chat_conversations_by_age ON chat_conversations (last_at);
-- Opened and never written in; deleted after a day.
CREATE INDEX chat_conversations_empty ON chat_conversations (last_at) WHERE message_count = 0;

CREATE TABLE chat_messages (
  id uuid PRIMARY KEY,
  conversation_id text NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('CUSTOMER', 'ASSISTANT', 'STAFF', 'SYSTEM')),
  text text NOT NULL,
  -- Products, passages, orders and the like that an answer showed.
  parts jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('DONE', 'STREAMING', 'STOPPED', 'FAILED')),
  assistant text CHECK (assistant IN ('LOOKUP', 'MODEL')),
  reply_to uuid,
  client_message_id uuid,
  vote text CHECK (vote IN ('UP', 'DOWN')),
  error_code text,
  is_stop_asked boolean NOT NULL DEFAULT false,
  -- The process that writes an answer renews this; after it, the process is taken for dead.
  alive_until timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'STREAMING') = (alive_until IS NOT NULL)),
  UNIQUE (conversation_id, client_message_id)
);
CREATE INDEX chat_messages_of_conversation ON chat_messages (conversation_id, created_at, id);
CREATE INDEX chat_messages_of_answers ON chat_messages (reply_to) WHERE reply_to IS NOT NULL;
CREATE INDEX chat_messages_streaming ON chat_messages (alive_until) WHERE alive_until IS NOT NULL;

-- Whether a conversation takes one more question: few answers are being written in it, and this question is new.
-- Volatile, so that a question that waited for another one of its conversation sees what that one wrote.
CREATE FUNCTION chat_takes_question(conversation text, question uuid, most integer) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT count(*) < most FROM chat_messages
          WHERE conversation_id = conversation AND alive_until > clock_timestamp())
    AND NOT EXISTS (SELECT FROM chat_messages
                    WHERE conversation_id = conversation AND client_message_id = question);
END
$$;

-- The events of an answer, so that any process can go on with a stream that broke. Kept for a day.
CREATE TABLE chat_events (
  reply_id uuid NOT NULL REFERENCES chat_messages (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  event text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (reply_id, seq)
);
CREATE INDEX chat_events_by_age ON chat_events (created_at);
