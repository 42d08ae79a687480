"""A bot for the line protocol in plain Python: it needs no package, not even amunre.

It reads a JSON object a line and answers with one: hello with hello, choose with an answer. Of its choices it
takes one by the luck that comes with the question, so equal questions get equal answers.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1}
    elif message["type"] == "choose":
        groups = message["choices"]
        group = groups[message["random"] % len(groups)]
        texts = group["texts"] or [group["example"]]
        answer = {"type": "answer", "id": message["id"], "action": texts[message["random"] // 7 % len(texts)]}
    else:  # goodbye
        break
    print(json.dumps(answer), flush=True)
