/** Year, date, content; the headings above them stand in the same columns. */
export const columnWidths = "6rem 7rem minmax(0, 1fr)";
