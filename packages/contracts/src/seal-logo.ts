/** In place of a picture's address: the mark of an association is the seal with the first letter of its name. */
export const sealLogo = "seal";
