# Gardner's minichess, 5 × 5, for the search of ../engine-by-step.md: who takes the king has won. The side to move has capitals.
EDGE = "#" * 15
START = EDGE + "rnbqk##ppppp##.....##PPPPP##RNBQK" + EDGE
WORTH = {"P": 100, "N": 300, "B": 310, "R": 500, "Q": 900, "K": 10_000}
UP, RIGHT = -7, 1
STRAIGHT, DIAGONAL = (UP, RIGHT, -UP, -RIGHT), (UP - 1, UP + 1, 1 - UP, -1 - UP)
KNIGHT = (2 * UP - 1, 2 * UP + 1, UP + 2, 2 - UP, 1 - 2 * UP, -1 - 2 * UP, -UP - 2, UP - 2)
STEPS = {"N": KNIGHT, "B": DIAGONAL, "R": STRAIGHT, "Q": STRAIGHT + DIAGONAL, "K": STRAIGHT + DIAGONAL}

def reached(board, at, piece):
    """The squares to which a piece can move."""
    if piece == "P":
        if board[at + UP] == ".":
            yield at + UP
        yield from (to for to in (at + UP - 1, at + UP + 1) if board[to].islower())
        return
    for step in STEPS[piece]:
        to = at + step
        while board[to] == "." or board[to].islower():
            yield to
            if piece in "NK" or board[to] != ".":
                break
            to += step

def moves(board):
    """All moves, captures of the most valuable pieces first."""
    found = [(at, to) for at, piece in enumerate(board) if piece.isupper() for to in reached(board, at, piece)]
    return sorted(found, key=lambda move: -taken(board, move))

def taken(board, move):
    return WORTH.get(board[move[1]].upper(), 0)

def noisy(board, move):
    """Whether it takes at least as much as it risks."""
    return taken(board, move) >= WORTH[board[move[0]]]

def turned(board):
    """The same position as the other side sees it."""
    return board[::-1].swapcase()

def played(board, move):
    squares, (at, to) = list(board), move
    squares[to], squares[at] = ("Q" if board[at] == "P" and to < 21 else board[at]), "."
    return turned("".join(squares))

def name(move):
    return "".join("abcde"[square % 7 - 1] + str(7 - square // 7) for square in move)

def value(board):
    """Material, and a little for pieces in the middle, for the side to move."""
    worth = 0
    for at, piece in enumerate(board):
        if piece.isalpha():
            own = WORTH[piece.upper()] + 4 * (4 - abs(at // 7 - 4) - abs(at % 7 - 3))
            worth += own if piece.isupper() else -own
    return worth
