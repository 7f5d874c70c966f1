/** The form of a request's id that may be logged and stored: no spaces, no line breaks, no addresses of people. */
export const requestIdPattern = '^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$';
