/** Some properties of a thing of schema.org. What is spread into a thing is checked only where it names this type. */
export type PartOf<Thing> = Partial<Exclude<Thing, string>>;
