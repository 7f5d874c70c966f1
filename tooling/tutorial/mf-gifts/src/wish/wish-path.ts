export const wishPath = { pattern: 'gifts/wish', to: () => '/gifts/wish' };
