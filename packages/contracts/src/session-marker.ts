/** The cookie that scripts may read: it says that there is a session and nothing more (decisions.md). */
export const sessionMarkerCookie = "bulmo_signed_in";
