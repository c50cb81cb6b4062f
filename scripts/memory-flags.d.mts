/** What the site's Node is started with. */
export declare const memoryFlags: readonly string[];
