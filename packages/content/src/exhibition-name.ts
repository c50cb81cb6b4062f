/** The whole name of an exhibition that was given none: 제1회 불교미술전 becomes 제1회 <association> 불교미술전. */
export const wholeName = (title: string, association: string): string =>
  title.replace(/^(제\d+회) /u, (ordinal) => `${ordinal}${association} `);
