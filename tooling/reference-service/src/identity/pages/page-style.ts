import { fontsPath } from '../addresses';

/** The theme's colours, as the provider's pages need them: outside the product, and so without its theme. */
const colour = {
  bg: '#0B1216',
  deep: '#06090C',
  surface: '#152026',
  raised: '#20303A',
  edge: '#708691',
  text: '#F7F3EA',
  text2: '#BECACD',
  text3: '#93A2A9',
  accent: '#F6A93B',
  onAccent: '#1B1204',
  ring: '#FFF4DF',
  error: '#FF9A82',
  ok: '#9BD8B4',
} as const;

const face = (weight: number): string =>
  `@font-face{font-family:"Schibsted Grotesk";font-weight:${weight};font-display:swap;src:url("${fontsPath}/schibsted-grotesk-latin-${weight}-normal.woff2") format("woff2")}`;

/** The style of all pages: a phone first, a desktop from 56rem on. */
export const pageStyle = `
${face(400)}
${face(700)}
*,*::before,*::after{box-sizing:border-box}
html{background:${colour.bg};color:${colour.text};color-scheme:dark;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;padding:1.25rem 1rem 5rem;position:relative;overflow-wrap:break-word;
  font:400 1.0625rem/1.5 "Schibsted Grotesk","Helvetica Neue",Arial,sans-serif;
  background:radial-gradient(ellipse 56rem 15rem at 50% 100%,rgba(246,169,59,.26),rgba(246,169,59,.07) 55%,rgba(246,169,59,0)) no-repeat,
    linear-gradient(to bottom,${colour.deep},${colour.bg} 55%,${colour.surface})}
body::after{content:"";position:absolute;left:0;right:0;bottom:2.75rem;height:1px;pointer-events:none;
  background:linear-gradient(to right,rgba(246,169,59,0),rgba(246,169,59,.6) 50%,rgba(246,169,59,0))}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1,.lead,.notice span{text-wrap:balance}
h1{font-size:1.75rem;line-height:1.2;font-weight:700;letter-spacing:-.015em}
h2{font-size:1.0625rem;line-height:1.4;font-weight:700}
.brand{display:flex;align-items:center;font-size:1.375rem;line-height:1.75rem;font-weight:700;letter-spacing:-.03em}
.brand svg{width:1.875rem;height:1.875rem;margin-right:.5rem}
.intro{margin-top:2rem}
.lead{margin-top:.625rem;color:${colour.text2};max-width:34rem}
.panel{margin-top:1.5rem}
label{display:block;font-weight:700}
.hint{color:${colour.text3};font-size:.9375rem}
.field{margin-top:1rem}
.field:first-of-type{margin-top:0}
input:not([type=hidden]){display:block;width:100%;min-height:3.25rem;margin-top:.5rem;padding:.5rem 1rem;font:inherit;font-size:1.125rem;
  color:${colour.text};background:${colour.deep};border:1px solid ${colour.edge};border-radius:.75rem;caret-color:${colour.accent}}
input.code{font-size:1.75rem;line-height:2.25rem;font-weight:700;letter-spacing:.12em;text-transform:uppercase;min-height:4rem;text-align:center}
input[aria-invalid=true]{border-color:${colour.error}}
.actions{margin-top:1.25rem}
.button{display:block;width:100%;min-height:3.25rem;padding:.75rem 1.5rem;font:inherit;font-weight:700;line-height:1.75rem;text-align:center;
  text-decoration:none;color:${colour.text};background:${colour.raised};border:1px solid ${colour.edge};border-radius:1.625rem;cursor:pointer}
.button+.button{margin-top:.75rem}
.button.first{color:${colour.onAccent};background:${colour.accent};border-color:${colour.accent}}
.button:hover{background:#2B3F4B}
.button.first:hover{background:#FFBB58}
a{color:${colour.text};text-underline-offset:.2em}
.link{display:inline-block;padding:.625rem 0;color:${colour.text2}}
:focus{outline:3px solid ${colour.ring};outline-offset:3px}
:focus:not(:focus-visible){outline:0}
input:focus,input:focus:not(:focus-visible){outline:3px solid ${colour.ring};outline-offset:2px}
.notice{display:flex;align-items:flex-start;margin-bottom:1.25rem;color:${colour.error}}
.notice svg{flex:none;width:1.5rem;height:1.5rem;margin-right:.625rem}
.who{margin-top:1.5rem;padding-top:.75rem;border-top:1px solid rgba(247,243,234,.16);color:${colour.text2}}
.who .link{margin-left:.75rem}
.letters+form .actions{margin-top:1.75rem}
.letters{display:flex;justify-content:center;align-items:center}
.letters i{flex:0 1 2.875rem;min-width:0;margin:0 .125rem;font-style:normal;font-size:1.75rem;line-height:3.375rem;font-weight:700;text-align:center;
  background:${colour.deep};border-radius:.5rem;box-shadow:inset 0 -3px 0 ${colour.accent}}
.letters b{flex:none;width:.625rem;height:.1875rem;margin:0 .1875rem;border-radius:.125rem;background:${colour.text3}}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap}
.scene{display:block;width:11rem;height:auto;margin:.5rem auto 1.75rem}
.trial{margin-top:1.75rem;padding-top:1.25rem;border-top:1px solid rgba(247,243,234,.16)}
.trial .hint{margin-top:.125rem}
.trial ul{list-style:none;margin-top:.5rem}
.trial li{display:flex;align-items:center;justify-content:space-between;min-height:3.5rem;padding:.375rem 0}
.trial li+li{border-top:1px solid rgba(247,243,234,.1)}
.trial strong,.trial li .hint{display:block}
.trial div{min-width:0}
.pick{flex:none;margin-left:.75rem;padding:.625rem 1.125rem;line-height:1.5rem;font-weight:700;text-decoration:none;background:${colour.raised};border:1px solid ${colour.edge};border-radius:1.375rem}
.pick:hover{background:#2B3F4B}
@media (min-width:56rem){
  body{padding:2.75rem 3.75rem 7rem;font-size:1.125rem}
  body::after{bottom:3.625rem}
  .brand{font-size:1.6875rem}
  .brand svg{width:2.25rem;height:2.25rem;margin-right:.6875rem}
  main{display:grid;grid-template-columns:1fr 33rem;grid-template-rows:auto 1fr;align-items:start;max-width:72.5rem;margin:2.75rem auto 0}
  .brand{max-width:72.5rem;margin:0 auto}
  .intro,.trial{margin-top:0;margin-right:4rem}
  .trial{margin-top:2rem}
  h1{font-size:3rem;line-height:1.125}
  .lead{margin-top:1rem;font-size:1.25rem}
  .panel{grid-column:2;grid-row:1/span 2;margin-top:0;padding:2.125rem 2.25rem;background:${colour.surface};border-radius:1.25rem;
    box-shadow:0 1.875rem 5rem rgba(0,0,0,.6),inset 0 0 0 1px rgba(255,255,255,.07)}
  .letters i{font-size:2.125rem;line-height:4rem}
}
@media (forced-colors:active){.letters i,.button{border:1px solid}}
`;
