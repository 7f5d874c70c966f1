import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    'chatbot/chat': { conversation?: string | undefined };
    'chatbot/history': { page?: number | undefined };
  }
}
