/** The big title over the list of what the association did. */
export const historyTitle = "창립에서 오늘까지";

/** The big title over the list of recognitions (HIS-02). */
export const propertyTitle = "무형유산 인정 일섭문도";
