/**
 * The keys of each letter of the Korean keyboard (두벌식), in the order in which Unicode composes syllables. Doubled ones
 * are typed with Shift.
 */
const initials = "r,r,s,e,e,f,a,q,q,t,t,d,w,w,c,z,x,v,g".split(",");
const vowels = "k,o,i,o,j,p,u,p,h,hk,ho,hl,y,n,nj,np,nl,b,m,ml,l".split(",");
const finals = ",r,r,rt,s,sw,sg,e,f,fr,fa,fq,ft,fx,fv,fg,a,q,qt,t,t,d,w,c,z,x,v,g".split(",");
/** Of letters that stand by themselves, from ㄱ on. */
const letters = "r,r,rt,s,sw,sg,e,e,f,fr,fa,fq,ft,fx,fv,fg,a,q,q,qt,t,t,d,w,w,c,z,x,v,g".split(",").concat(vowels);

const firstSyllable = 0xac_00;
const syllables = 11_172;
const firstLetter = 0x31_31;

/** The keys of the English keyboard that write a sign while Shift is held, and those that write it otherwise. */
const shifted = '~!@#$%^&*()_+{}|:"<>?';
const unshifted = "`1234567890-=[]\\;',./";

function keysOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const letter = letters[code - firstLetter];
  if (letter) return letter;
  const at = code - firstSyllable;
  if (at < 0 || at >= syllables) return unshifted[shifted.indexOf(sign)] ?? sign;
  return `${initials[Math.floor(at / 588)]}${vowels[Math.floor((at % 588) / 28)]}${finals[at % 28]}`;
}

/**
 * The keys that are pressed for a composed text, Shift apart: many passwords are Korean words typed on English keys, or
 * rows of keys with Shift held for some.
 */
export const keystrokes = (text: string): string => [...text].map(keysOf).join("").toLowerCase();
