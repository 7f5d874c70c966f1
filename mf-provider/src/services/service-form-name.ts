/** Under which, with its id or `new`, what is typed for a service is stored. */
export const serviceForm = 'provider-service:';
