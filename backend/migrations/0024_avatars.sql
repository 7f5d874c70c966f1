-- The picture by which customers are known: square, and their own upload.
ALTER TABLE customer_profiles ADD COLUMN avatar_picture_id text UNIQUE REFERENCES pictures (id);
