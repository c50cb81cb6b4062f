/** The names under which pictures count as used: those of a post, of a member's photo. */
export const ownerOfPost = (id: number) => `post:${id}`;
/** Those of a secret question: a use that shows them to its writer and administrators alone. */
export const ownerOfSecret = (postId: number) => `secret:${postId}`;
export const ownerOfMember = (id: string) => `user:${id}`;

/** Its poster. */
export const ownerOfExhibition = (type: string) => `exhibition:${type}`;

/** Its poster. */
export const ownerOfEvent = (id: number) => `event:${id}`;

/** Their portrait. */
export const ownerOfPerson = (id: number) => `person:${id}`;

/** What a card on the pages shows: nothing that anybody is kept from. */
export const ownerOfBulletin = (id: number) => `bulletin:${id}`;

/** A post that is not to be read before its time. */
export const ownerOfPlan = (id: number) => `plan:${id}`;

/** A text of the association, in all its versions that were published. */
export const ownerOfPageText = (name: string) => `page-text:${name}`;

/** The draft of one, which administrators alone see. */
export const ownerOfPageDraft = (name: string) => `page-draft:${name}`;

/** The name under which the pictures of a post in the trash are kept: a use that shows them to nobody. */
export const ownerInTrash = (postId: number) => `trash:${postId}`;
