/** The data folder of a shop, which only one shop at a time may use. */
export declare function dataFolder(root: string): string;

/** Fails with the address of the shop that runs in this data folder already, if one does. */
export declare function refuseSecondShop(root: string): void;

/** Records, until this process ends, that it runs the shop. */
export declare function recordRunning(root: string, shop: { url: string; command: string }): void;
