/** What the site's Node is started with. */
export declare const memoryFlags: readonly string[];

/** What stands in its environment besides. */
export declare const memoryEnvironment: Readonly<Record<string, string>>;
