/** As the database knows them; the contracts' list is the same, and a server test holds them together. */
export const reportReasons = ["AD", "ABUSE", "PRIVACY", "OTHER"] as const;
