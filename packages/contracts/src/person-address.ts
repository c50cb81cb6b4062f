/** The page of somebody of the lineage, which is theirs whatever they are called (WRK-03). */
export const personPath = (id: number): `/member/people/${number}` => `/member/people/${id}`;
