// What is worth trying again, by an answer's status: proxies answer too, and give no reason. 0 says that none came.

/** Too slow, too soon, or a proxy whose server is away: it passes, and may be waited out. */
const passing: ReadonlySet<number> = new Set([0, 408, 425, 429, 502, 503, 504]);

export const isPassing = (status: number): boolean => passing.has(status);

/** No fault of what was sent: the same may be taken the next time, or has been taken already. */
export const isUncertain = (status: number): boolean => status === 0 || status >= 500;
