/** The keys of each letter of the Korean keyboard (두벌식), in the order in which Unicode composes syllables. */
const initials = "r,R,s,e,E,f,a,q,Q,t,T,d,w,W,c,z,x,v,g".split(",");
const vowels = "k,o,i,O,j,p,u,P,h,hk,ho,hl,y,n,nj,np,nl,b,m,ml,l".split(",");
const finals = ",r,R,rt,s,sw,sg,e,f,fr,fa,fq,ft,fx,fv,fg,a,q,qt,t,T,d,w,c,z,x,v,g".split(",");

const firstSyllable = 0xac_00;
const syllables = 11_172;

/** Hangul as it comes out with the keyboard left in English, in lower case: many passwords are Korean words so typed. */
export function keystrokes(text: string): string {
  const keys = [...text].map((sign) => {
    const at = (sign.codePointAt(0) ?? 0) - firstSyllable;
    if (at < 0 || at >= syllables) return sign;
    const [initial, vowel, final] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28];
    return `${initials[initial]}${vowels[vowel]}${finals[final]}`;
  });
  return keys.join("").toLowerCase();
}
