/** In place of what a page says to search engines: the page that the server sent has said it, and no browser reads it. */
export const structuredData = () => [];
