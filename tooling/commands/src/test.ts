console.log('test', process.argv.slice(2));
