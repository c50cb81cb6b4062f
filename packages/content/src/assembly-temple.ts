/** Where the general assembly and the memorial tea ceremony take place. */
export const assemblyTemple = "김제 부용사";
