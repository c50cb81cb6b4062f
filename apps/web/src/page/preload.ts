declare global {
  interface Navigator {
    /** Only some browsers tell of the connection. */
    connection?: { saveData?: boolean };
  }
}

/** Links load ahead what they lead to when a pointer, finger or the focus comes upon them, but not for who pays by the byte. */
export const preloadFor = ({ connection }: Pick<Navigator, "connection">): "intent" | false =>
  connection?.saveData ? false : "intent";
