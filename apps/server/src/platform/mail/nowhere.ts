/** The domain of addresses that members have who have none (RFC 2606: no mail ever reaches `.invalid`). */
export const nowhere = "no-mail.invalid";

export const leadsNowhere = (address: string): boolean => address.toLowerCase().endsWith(`@${nowhere}`);
