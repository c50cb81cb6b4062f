/** The big title over the list of recognitions; its banner is that of the history (HIS-02). */
export const propertyTitle = "무형유산 인정 일섭문도";
