/** Below the site: what the header List-Unsubscribe names (RFC 8058). */
export const stopPath = "/mail/stop";

/** Where who opens that address is shown what it does; what follows the # stands in no log. */
export const stopPage = "/mail-stop";
