/** What the site's Node is started with. */
export declare const nodeFlags: readonly string[];

/** What stands in its environment besides. */
export declare const nodeEnvironment: Readonly<Record<string, string>>;
