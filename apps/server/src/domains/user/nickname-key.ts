/** What takes no room, and white space: nobody sees it in a name, or sees it as one and the same. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}]/gu;

/**
 * One text for all nicknames that look the same but for case, width, composition and what is not seen. The database keeps
 * it unique; nothing else computes it.
 */
export const nicknameKey = (nickname: string): string =>
  nickname.normalize("NFKC").toLowerCase().normalize("NFKC").replace(unseen, "");
