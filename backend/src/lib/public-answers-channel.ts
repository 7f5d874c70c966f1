/** Where migration 0054 announces writes of what visitors see: `now`, or `soon` for what orders change many times a second. */
export const PUBLIC_ANSWERS_CHANNEL = 'public_answers';
