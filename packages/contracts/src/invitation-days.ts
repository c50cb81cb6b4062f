/** How long an invitation may wait for its member. By itself: pages say it, and need none of the rules. */
export const invitationDays = 7;
