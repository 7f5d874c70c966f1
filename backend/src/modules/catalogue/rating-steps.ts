/** What a rating can be chosen from, the highest first: `4` means four stars and more. */
export const ratingSteps = ['4', '3', '2'] as const;

/** The bands that a step takes in. The database knows of each product only the one that its rating is in. */
export const bandsFrom = (step: string): string[] => ratingSteps.filter((band) => band >= step);
