/** Whether tests take the time for their full figures (`npm run test:long`). */
export const isLong = Boolean(process.env["BULMO_TEST_LONG"]);

/** Of cases of one assertion those at these places, which stand for the rest; all of them where there is time. */
export const representatives = <Case>(cases: readonly Case[], ...places: number[]): Case[] =>
  cases.filter((_, place) => isLong || places.includes(place));

/** How often tests repeat what many do at once: a race that is lost once in ten times is lost. */
export const raceRounds = isLong ? 20 : 3;

/** How often the database is taken away from a site under load, and brought back. */
export const databaseOutages = isLong ? 10 : 2;

/** How many requests that nobody means are made up, on all databases together. */
export const generatedRequests = isLong ? 20_000 : 1_000;

/** Sign-ins of each kind whose times are compared (hazard 7). */
export const timedSignIns = isLong ? 500 : 50;

/** How many times longer a sign-in may take in a flood: SEC-17's figure where nothing else runs, else room for that. */
export const mostFlooded = isLong ? 2 : 4;

/** Noise with which tests fill a quota: the whole of it, or only its end. */
export const noiseOfQuota = isLong ? { side: 4_000, isWhole: true } : { side: 800, isWhole: false };

/** A PostgreSQL server on which tests may make databases; undefined where there is none. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];
