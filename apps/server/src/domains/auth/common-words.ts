/**
 * What the passwords that people take most often are made of, without the capitals, digits and signs that a rule makes
 * them add: the words of passwords, then Korean ones.
 */
const words = `
password passwort passwd passw pass passphrase passcode pwd secret secure security login signin logon welcome letmein
letme access admin administrator adminadmin root toor superuser supervisor user guest test tester testing demo sample
example default changeme change temp temporary master system server service computer internet google facebook youtube
twitter instagram kakao kakaotalk naver daum samsung apple android iphone galaxy windows microsoft office linux ubuntu
oracle cisco router network database mysql postgres backup support manager operator staff office company business
website homepage hello hellohello helloworld world whatever nothing something anything everything everyone nobody
somebody forever together always never maybe please thanks thankyou sorry goodbye goodluck goodday morning evening
iloveyou ilovey loveyou loveme lovely lover lovers love loving mylove truelove babylove sexy sexsex sex fuck fuckyou
fuckoff asshole bitch shit bullshit pussy dick cock porn naked hardcore playboy kiss kisses honey sweet sweetie sweety
sweetheart cutie beautiful pretty handsome gorgeous angel angels babygirl babyboy baby babe boy girl girls boys woman
friend friends bestfriend family mother father mommy daddy mama papa brother sister grandma grandpa husband wife
dragon dragons monkey monkeys tiger tigers lion lions eagle eagles falcon hawk phoenix wolf wolves bear bears panda
panther jaguar leopard cheetah horse horses pony unicorn rabbit bunny kitty kitten kitkat cats cat dogs dog doggy doggie
puppy snoopy mickey minnie donald garfield pokemon pikachu naruto sasuke batman superman spiderman ironman robin joker
starwars startrek matrix terminator gandalf hobbit frodo potter harrypotter hogwarts merlin wizard magic magician
princess prince king kings queen queens knight knights warrior warriors ninja samurai pirate pirates viking vikings
soldier hunter killer sniper ranger rangers shadow ghost demon devil satan hell heaven god jesus christ jesuschrist
church faith grace hope peace bible blessed amen trinity buddhism temple zen nirvana karma dharma sangha
football soccer baseball basketball hockey tennis golf golfer golfing cricket rugby boxing boxer racing racer swimming
fishing hunting climbing runner running skate skater surfer snowboard chelsea arsenal liverpool manchester united
barcelona madrid realmadrid juventus milan tottenham dodgers yankees lakers cowboys steelers patriots redsox packers
ferrari porsche mercedes bmw audi toyota honda nissan hyundai chevrolet chevy corvette camaro mustang ford harley yamaha
suzuki kawasaki ducati lexus mazda volvo jeep truck trucks racecar
summer winter spring autumn season january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday birthday christmas xmas newyear easter
halloween holiday holidays vacation weekend
sunshine sunset sunrise sunny moon moonlight star stars stardust sky skywalker rainbow rain thunder lightning storm snow
snowball snowman snowflake ice icecream fire firefly flame water ocean sea beach island river mountain forest nature
earth planet galaxy universe cosmos space rocket
red blue green yellow orange purple pink black white brown silver gold golden platinum diamond diamonds crystal ruby
emerald sapphire pearl jade amber
apple banana cherry lemon peach melon strawberry mango coconut cookie cookies chocolate candy sugar honeybee butter
cheese bread pizza burger coffee tea milk beer wine whiskey vodka pepper ginger cinnamon vanilla peanut pumpkin tomato
potato chicken bacon sausage kimchi ramen soju
flower flowers rose roses lily daisy tulip jasmine violet sunflower garden tree
money dollar dollars cash rich lucky luck winner winners win champion champ victory success power powerful strong
strength energy turbo nitro rocky rambo maverick iceman hero heroes legend legends genius smart cool coolman awesome
amazing perfect great super hyper ultra mega extreme number
music musician guitar guitars piano drummer drums rock rocknroll metallica nirvana slipknot eminem beatles elvis
blink bigbang bts army blackpink twice exo dancer dancing singer
school college university student students teacher study science history english math physics library book books
player players game games gamer gamers gaming xbox playstation nintendo mario zelda sonic tetris minecraft roblox fortnite
starcraft warcraft diablo overwatch leagueoflegends maplestory lineage counterstrike counter strike
michael jordan jennifer jessica ashley amanda nicole daniel david robert william richard charles thomas joseph
christopher chris matthew matt anthony tony andrew andy joshua josh james john johnny jonathan kevin brian steven steve
george edward eddie ryan jason justin brandon benjamin samuel sam sammy alexander alex alexis alexandra nicholas nick
patrick peter paul mark marcus martin martina scott eric jack jackson jake jacob tyler austin hunter cameron dylan zachary
maria marie mary martha margaret elizabeth barbara patricia linda susan karen nancy lisa sandra sandy donna carol
michelle melissa stephanie rebecca laura sarah sara emily emma olivia sophia sophie hannah samantha natalie natasha
victoria veronica vanessa charlotte charlie max maxwell buster bailey molly maggie sadie chloe zoe lucky toby oscar
oliver bella daisy lola luna rocky bandit smokey tigger cooper harley ginger pepper princess shadow
america american canada england london paris berlin tokyo china japan korea korean seoul busan daegu incheon gwangju
daejeon jeju jeonju brazil france germany italy spain mexico india russia texas florida california newyork chicago
boston dallas denver phoenix houston hawaii
freedom liberty justice truth trust trustno trustme believe dream dreams dreamer destiny forever infinity eternal
mustang maverick blazer hammer hotdog cowboy scooter thunder bigdog bigdaddy bigboy tinkerbell pookie peaches
butterfly dolphin dolphins turtle penguin octopus shark spider scorpion cobra snake viper python bullet gunner pistol
qwerty qwert qwer qwe qweasd qweasdzxc qazwsx qazxsw asdf asdfgh asdfghjkl asd asdasd zxcvbn zxcvbnm zxcvb zxcv zxc
qwertyui azerty dvorak abc abcd abcde aaa abcabc abab asdqwe zaqxsw zxczxc qweqwe poiuyt mnbvcxz lkjhgf
new old my your our the one two three four five six seven eight nine ten zero first last best big little
bond james agent hacker hack cyber anonymous matrix neo zeus apollo athena hercules achilles spartan spartans titan
`;

const korean = `
비밀번호 암호 패스워드 사랑 사랑해 사랑합니다 사랑해요 안녕 안녕하세요 감사 감사합니다 고맙습니다 행복 행복해 희망 평화
대한민국 한국 서울 부산 대구 인천 광주 대전 제주 전주 김제 우리 우리집 우리가족 가족 엄마 아빠 아버지 어머니 아들 딸 공주 왕자
천사 친구 여보 자기 자기야 아가 애기 강아지 고양이 호랑이 토끼 나비 하늘 바다 바람 구름 태양 달님 별님 무지개 봄날 여름 가을 겨울
나무 꽃잎 장미 연꽃 학교 회사 컴퓨터 인터넷 관리 운영자 회원 사용자 시험 테스트 축구 야구 농구 음악 노래 영화 게임 부처님 부처
관세음보살 나무아미타불 아미타불 석가모니 보살 스님 사찰 불교 불상 불심 자비 극락 만다라 법당 화승 화가 그림 미술
`;

const listOf = (text: string) => text.trim().split(/\s+/u);

export const commonWords: readonly string[] = [...new Set([...listOf(words), ...listOf(korean)])];
