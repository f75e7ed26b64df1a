/** The styles of the floor page: geometry, motion, ring, light and dimming of the product's home, by as few rules as they take. */
export const floorStyles = `
html,body{margin:0;overflow:hidden;background:#06090C;color:#F7F3EA;font:500 18px/24px Schibsted Grotesk,sans-serif}
main{position:absolute;top:0;right:0;bottom:0;left:0;overflow:hidden;background:#0B1216}
header{position:absolute;z-index:20;top:0;right:0;left:0;display:flex;align-items:center;box-sizing:border-box;height:97px;padding:0 60px;background:#0B1216;box-shadow:inset 0 -1px 0 #3A4D58;color:#BECACD;font-size:20px;font-weight:600}
header b{margin-right:62px;color:#F7F3EA;font-size:27px;font-weight:800}
header span{margin-right:36px}
.shade{position:absolute;z-index:8;right:0;bottom:0;left:0;height:84px;background:linear-gradient(to top,#0B1216,rgba(11,18,22,.85) 30%,rgba(11,18,22,0))}
.column{position:absolute;top:110px;right:0;left:0;will-change:transform;transition:transform 300ms cubic-bezier(.45,0,.2,1)}
.rail{position:absolute;right:0;left:0;opacity:.68;transition:opacity 240ms linear}
.rail[data-active]{z-index:2;opacity:1}
h2{height:48px;margin:0;padding:0 60px;font-size:24px;font-weight:600;line-height:30px}
.strip{position:relative;transition:transform 240ms cubic-bezier(.16,.84,.32,1)}
[data-active] .strip{will-change:transform}
.tile{position:absolute;top:0;width:256px;outline:0;color:#BECACD;text-decoration:none}
.poster .tile{width:160px}
.tile[data-focused]{z-index:5}
.frame{position:relative;height:144px;transition:transform 160ms cubic-bezier(.16,.84,.32,1)}
.poster .frame{height:240px}
.frame img{position:absolute;top:0;left:0;width:100%;height:100%;border-radius:10px;background:#152026;object-fit:cover}
.frame u{position:absolute;top:0;right:0;bottom:0;left:0;border-radius:10px;box-shadow:inset 0 0 0 1px rgba(255,255,255,.09)}
.frame i{position:absolute;top:10px;left:10px;padding:2px 10px;border-radius:6px;background:rgba(6,9,12,.86);color:#F7F3EA;font-style:normal;font-weight:600}
.frame s{position:absolute;right:-22%;bottom:-84px;left:-22%;height:150px;opacity:0;background:radial-gradient(closest-side,rgba(246,169,59,.5),rgba(246,169,59,.16) 55%,rgba(246,169,59,0));transition:opacity 160ms}
.frame::after{content:'';position:absolute;top:-8px;right:-8px;bottom:-8px;left:-8px;box-sizing:border-box;border:4px solid #FFF4DF;border-radius:18px;opacity:0;box-shadow:0 0 0 1px rgba(6,9,12,.7),inset 0 0 0 4px #06090C,0 0 28px 4px rgba(246,169,59,.5),0 20px 44px 6px rgba(6,9,12,.85);transition:opacity 160ms}
.caption{padding-top:12px;transition:transform 160ms cubic-bezier(.16,.84,.32,1)}
.poster .caption{position:absolute;top:100%;left:0;width:500px;opacity:0}
.caption b,.caption span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.caption b{font-size:20px;font-weight:600;line-height:26px}
.caption span{color:#93A2A9}
[data-focused] .frame{transform:scale(1.08)}
[data-focused] .frame s,[data-focused] .frame::after{opacity:1}
[data-focused] .caption{transform:translateY(12px)}
.poster [data-focused] .caption{opacity:1;transform:translateY(16px)}
[data-focused] .caption b{color:#F7F3EA;font-weight:700}
[data-focused] .caption span{color:#BECACD}
`;
